import { Asked as AskedPart, type AskedProps } from '../../../../kernel/pages/asked.tsx';
import { EmptyState } from '../../../../ui/parts/states.tsx';
import { useText } from '../texts.ts';

/** Shows the result of a board's call in every state. */
export function Asked<T>(props: AskedProps<T>) {
  const t = useText();
  return (
    <AskedPart
      {...props}
      loading={t('loading')}
      retry={t('retry')}
      absent={<EmptyState title={t('gone')} text={t('goneText')} />}
    />
  );
}
