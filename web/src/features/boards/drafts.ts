/** A text that was begun and not sent, kept in this browser alone. */
export interface Draft {
  readonly postTitle: string;
  readonly headWord: string;
  readonly postContent: string;
}

const prefix = 'madang:draft:';

export function keepDraft(place: string, draft: Draft): void {
  try {
    localStorage.setItem(prefix + place, JSON.stringify(draft));
  } catch {
    // A full or forbidden storage keeps nothing; the text is still on the page.
  }
}

export function takeDraft(place: string): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(prefix + place) ?? 'null');
    return isDraft(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function dropDraft(place: string): void {
  localStorage.removeItem(prefix + place);
}

function isDraft(kept: unknown): kept is Draft {
  if (typeof kept !== 'object' || kept === null) return false;
  const { postTitle, headWord, postContent } = kept as Record<string, unknown>;
  return [postTitle, headWord, postContent].every((text) => typeof text === 'string');
}
