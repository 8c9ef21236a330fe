/** What a reader has chosen about the pages themselves; kept in this browser, never sent. */

export type Theme = "system" | "light" | "dark";

export const LANGUAGES = ["en", "fr", "de", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

interface Kept {
  language: Language;
  theme: Theme;
  /** One tap commits, without a preview. */
  oneTap: boolean;
  /** Decisions with one possible answer are made at once. */
  autoPass: boolean;
  sound: boolean;
  notify: boolean;
  /** Chat is hidden. */
  muted: boolean;
}

const KEY = "steeple";

function preferred(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

function read(): Kept {
  const usual: Kept = {
    language: preferred(),
    theme: "system",
    oneTap: false,
    autoPass: true,
    sound: false,
    notify: false,
    muted: false,
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual; // the browser keeps nothing, or something that isn't ours
  }
}

export const settings: Kept = $state(read());

/** Change settings and keep them. */
export function change(changes: Partial<Kept>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // then it's kept until the page is left
  }
}
