/** What a reader has chosen about the pages themselves; kept in this browser, never sent. */

export type Theme = "system" | "light" | "dark";

/** How fast the others' actions are shown, one after another. */
export const PACES = ["slow", "normal", "fast", "instant"] as const;
export type Pace = (typeof PACES)[number];

export const LANGUAGES = ["en", "fr", "de", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

interface Kept {
  language: Language;
  theme: Theme;
  /** One tap commits, without a preview. */
  oneTap: boolean;
  /** Decisions with one possible answer are made at once. */
  autoPass: boolean;
  pace: Pace;
  /** Single letters, digits and signs are shortcuts. Speech input types them by accident, so they can be switched off. */
  shortcuts: boolean;
  /** Positions are shown as text too. */
  asText: boolean;
  sound: boolean;
  notify: boolean;
  /** The phone vibrates when it's the reader's turn. */
  vibrate: boolean;
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
    pace: "normal",
    shortcuts: true,
    asText: false,
    sound: false,
    notify: false,
    vibrate: false,
    muted: false,
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual; // the browser keeps nothing, or something that isn't ours
  }
}

export const settings: Kept = $state(read());

/** Whose numbers, lists and dates a language follows: the English here is British. */
export function locale(language: Language = settings.language): string {
  return language === "en" ? "en-GB" : language;
}

/** Change settings and keep them. */
export function change(changes: Partial<Kept>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // then it's kept until the page is left
  }
}
