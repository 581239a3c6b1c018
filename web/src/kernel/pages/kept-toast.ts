/** A short message that the next page of this tab says, with one place to go to about it. */
export interface KeptToast {
  readonly text: string;
  readonly link?: { readonly label: string; readonly to: string };
}

const key = 'madang.toast';

/** Keeps what is to be said where a document that is left at once leads to. */
export function keepToast(toast: KeptToast): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(toast));
  } catch {
    // Where nothing can be kept, the page that is left has said it.
  }
}

export function dismissToast(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** Returns the stored toast and removes it. */
export function takeToast(): KeptToast | undefined {
  try {
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    // Only `keepToast` writes it.
    return kept === null ? undefined : (JSON.parse(kept) as KeptToast);
  } catch {
    return undefined;
  }
}
