import { Asked, type AskedProps } from '../../../../kernel/pages/asked.tsx';
import { thrownText } from '../../../../kernel/error-texts.ts';
import { EmptyState } from '../../../../ui/parts/states.tsx';
import { useText } from '../texts.ts';

/** The answer of a day in every state; a day that is refused says which days are answered. */
export function AskedThen<T>(props: AskedProps<T>) {
  const t = useText();
  const absent = <EmptyState title={thrownText(props.query.error)} />;
  return <Asked {...props} loading={t('loading')} retry={t('retry')} absent={absent} />;
}
