import { type FormEvent, useState } from 'react';
import { Button } from '../button.tsx';
import { cx } from '../cx.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons.tsx';
import { formKeys } from '../composition.ts';
import styles from './page-turner.module.css';

export interface PagerProps {
  readonly page: number;
  readonly pageCount: number;
  /** There may be more pages, which no one counted. */
  readonly isOpenEnded?: boolean;
  /** Writes a number in the reader's way. */
  readonly format: (value: number) => string;
  readonly onChange: (page: number) => void;
  /** Stays in sight below a list that goes on as it is scrolled. */
  readonly isSticky?: boolean;
}

interface PageTexts {
  readonly pages: string;
  readonly previous: string;
  readonly next: string;
  readonly page: (page: string, pageCount: string) => string;
  /** Label of the field for a page number; without it pages are turned one by one. */
  readonly pageNumber?: string;
}

/** Number of pages up to which turning to the next one is near enough. */
const fewPages = 3;

/** Links to the previous and the next page; nothing if there is one page. */
export function PageTurner({
  page,
  pageCount,
  isOpenEnded = false,
  format,
  onChange,
  isSticky,
  texts,
}: PagerProps & { readonly texts: PageTexts }) {
  if (pageCount < 2) return null;
  // Another page is read from its beginning, however long the one before was.
  const turn = (to: number) => {
    onChange(to);
    scrollTo({ top: 0 });
  };
  return (
    <nav className={cx(styles['pager'], isSticky && styles['sticky'])} aria-label={texts.pages}>
      {page > 1 && (
        <Button small icon={<ChevronLeftIcon size={16} />} onClick={() => turn(page - 1)}>
          {texts.previous}
        </Button>
      )}
      <span role="status">{texts.page(format(page), `${format(pageCount)}${isOpenEnded ? '+' : ''}`)}</span>
      {texts.pageNumber !== undefined && pageCount > fewPages && (
        <PageField
          key={page}
          label={texts.pageNumber}
          page={page}
          pageCount={isOpenEnded ? undefined : pageCount}
          onGo={turn}
        />
      )}
      {page < pageCount && (
        <Button small icon={<ChevronRightIcon size={16} />} onClick={() => turn(page + 1)}>
          {texts.next}
        </Button>
      )}
    </nav>
  );
}

interface PageFieldProps {
  readonly label: string;
  readonly page: number;
  /** Absent: no one counted; a page behind the last one is answered with the last one. */
  readonly pageCount: number | undefined;
  readonly onGo: (page: number) => void;
}

/** The number of a page to go to, by Enter; more than there are is the last one. */
function PageField({ label, page, pageCount, onGo }: PageFieldProps) {
  const [typed, setTyped] = useState('');
  const go = (event: FormEvent) => {
    event.preventDefault();
    const wanted = Math.min(Number(typed), pageCount ?? Number(typed));
    if (wanted >= 1 && wanted !== page) onGo(wanted);
    else setTyped('');
  };
  return (
    <form className={styles['number']} {...formKeys} onSubmit={go}>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        maxLength={5}
        value={typed}
        onChange={(event) => setTyped(event.target.value.normalize('NFKC').replaceAll(/\D/g, ''))}
      />
    </form>
  );
}
