/** A text that was begun and not sent, kept in this browser alone until its person signs out. */
export interface Draft {
  readonly postTitle: string;
  readonly headWord: string;
  readonly postContent: string;
}

/** Purpose and owner of a draft; other users of this browser never see it. */
export interface DraftPlace {
  readonly personId: string;
  readonly place: string;
}

const prefix = 'madang:draft:';
const keyOf = ({ personId, place }: DraftPlace) => `${prefix}${personId}:${place}`;

export function keepDraft(place: DraftPlace, { postTitle, headWord, postContent }: Draft): void {
  try {
    localStorage.setItem(keyOf(place), JSON.stringify({ postTitle, headWord, postContent }));
  } catch {
    // A full or forbidden storage keeps nothing; the text is still on the page.
  }
}

/** Removes drafts that other users left without signing out; they do not concern this user. */
export function dropDraftsOfOthers({ personId }: Pick<DraftPlace, 'personId'>): void {
  try {
    const own = keyOf({ personId, place: '' });
    const others = Object.keys(localStorage).filter((key) => key.startsWith(prefix) && !key.startsWith(own));
    for (const key of others) localStorage.removeItem(key);
  } catch {
    // A forbidden storage has kept nothing.
  }
}

export function readDraft(place: DraftPlace): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null');
    return isDraft(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function dropDraft(place: DraftPlace): void {
  localStorage.removeItem(keyOf(place));
}

function isDraft(kept: unknown): kept is Draft {
  if (typeof kept !== 'object' || kept === null) return false;
  const { postTitle, headWord, postContent } = kept as Record<string, unknown>;
  return [postTitle, headWord, postContent].every((text) => typeof text === 'string');
}
