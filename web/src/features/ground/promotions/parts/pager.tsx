import type { ShownPage } from '../../../../kernel/lists/numbered-pages.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../../ui/icons.tsx';
import { Actions } from '../../../../ui/parts/card.tsx';
import { useText } from '../texts.ts';

interface PagerProps {
  readonly shown: ShownPage;
  readonly onChange: (page: number) => void;
}

/** Links to the previous and the next page; nothing if there is one page. */
export function Pager({ shown: { page, pageCount }, onChange }: PagerProps) {
  const t = useText();
  if (pageCount < 2) return null;
  return (
    <Actions>
      {page > 1 && (
        <Button small icon={<ChevronLeftIcon size={16} />} onClick={() => onChange(page - 1)}>
          {t('previous')}
        </Button>
      )}
      <span role="status">{t('page', { page, total: pageCount })}</span>
      {page < pageCount && (
        <Button small icon={<ChevronRightIcon size={16} />} onClick={() => onChange(page + 1)}>
          {t('next')}
        </Button>
      )}
    </Actions>
  );
}
