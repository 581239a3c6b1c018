const prefix = 'madang:draft:';

/** Where this browser keeps a text that a person began: under whose it is, so that nobody else is shown it. */
export interface OwnText {
  readonly personId: string;
  /** What the text is for. */
  readonly place: string;
}

/** A full or forbidden storage keeps nothing; the text is still on the page. */
export function keepOwnText({ personId, place }: OwnText, text: string): void {
  quietly(() => localStorage.setItem(`${prefix}${personId}:${place}`, text));
}

export function readOwnText({ personId, place }: OwnText): string | undefined {
  return quietly(() => localStorage.getItem(`${prefix}${personId}:${place}`)) ?? undefined;
}

export function dropOwnText({ personId, place }: OwnText): void {
  quietly(() => localStorage.removeItem(`${prefix}${personId}:${place}`));
}

/** Whoever logs out leaves nothing that was begun to the next person at this browser, nor do those before them. */
export function forgetOwnTexts(): void {
  quietly(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  });
}

function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
