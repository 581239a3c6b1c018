import { useNotices } from '../notices.ts';

interface Told {
  readonly copied: string;
  /** The text still stands on the page, to be marked and copied. */
  readonly failed: string;
}

/** Copies a text and says so, or that it could not: a browser may refuse, and over plain http from afar it has no clipboard. */
export function useCopy({ copied, failed }: Told): (text: string) => void {
  const notices = useNotices();
  const write = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return notices.alert(failed);
    }
    notices.toast(copied);
  };
  return (text) => void write(text);
}
