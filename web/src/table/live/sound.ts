/** A bell for players who want one. */

let context: AudioContext | null = null;

/** The overtones of a small bell: how high above the first, how loud, how long. */
const OVERTONES = [
  [1, 0.5, 1.6],
  [2.02, 0.25, 1.1],
  [2.98, 0.15, 0.7],
  [4.2, 0.07, 0.4],
] as const;

/** Ring once. A browser that allows no sound yet stays silent. */
export function chime(pitch = 587): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const start = context.currentTime;
  for (const [above, loudness, seconds] of OVERTONES) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch * above;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.12 * loudness, start + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + seconds);
  }
}
