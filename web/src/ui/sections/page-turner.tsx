import { Button } from '../button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons.tsx';
import styles from './page-turner.module.css';

export interface PagerProps {
  readonly page: number;
  readonly pageCount: number;
  /** There may be more pages, which no one counted. */
  readonly isOpenEnded?: boolean;
  /** Writes a number in the reader's way. */
  readonly format: (value: number) => string;
  readonly onChange: (page: number) => void;
}

interface PageTexts {
  readonly pages: string;
  readonly previous: string;
  readonly next: string;
  readonly page: (page: string, pageCount: string) => string;
}

/** To the pages before and after; nothing where there is one page. */
export function PageTurner({
  page,
  pageCount,
  isOpenEnded = false,
  format,
  onChange,
  texts,
}: PagerProps & { readonly texts: PageTexts }) {
  if (pageCount < 2) return null;
  // Another page is read from its beginning, however long the one before was.
  const turn = (to: number) => {
    onChange(to);
    scrollTo({ top: 0 });
  };
  return (
    <nav className={styles['pager']} aria-label={texts.pages}>
      {page > 1 && (
        <Button small icon={<ChevronLeftIcon size={16} />} onClick={() => turn(page - 1)}>
          {texts.previous}
        </Button>
      )}
      <span role="status">{texts.page(format(page), `${format(pageCount)}${isOpenEnded ? '+' : ''}`)}</span>
      {page < pageCount && (
        <Button small icon={<ChevronRightIcon size={16} />} onClick={() => turn(page + 1)}>
          {texts.next}
        </Button>
      )}
    </nav>
  );
}
