import { Button } from '../../../ui/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icons.tsx';
import { Actions } from '../../../ui/parts/card.tsx';
import { useText } from '../texts.ts';

interface PagerProps {
  readonly page: { readonly pageNo: number; readonly totalPage: number };
  readonly onChange: (page: number) => void;
}

/** To the pages before and after; nothing where there is one page. */
export function Pager({ page: { pageNo, totalPage }, onChange }: PagerProps) {
  const t = useText();
  if (totalPage < 2) return null;
  return (
    <Actions>
      {pageNo > 1 && (
        <Button small icon={<ChevronLeftIcon size={16} />} onClick={() => onChange(pageNo - 1)}>
          {t('previous')}
        </Button>
      )}
      <span role="status">{t('page', { page: pageNo, total: totalPage })}</span>
      {pageNo < totalPage && (
        <Button small icon={<ChevronRightIcon size={16} />} onClick={() => onChange(pageNo + 1)}>
          {t('next')}
        </Button>
      )}
    </Actions>
  );
}
