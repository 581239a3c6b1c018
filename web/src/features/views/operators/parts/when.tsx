import { formatDate, formatRelative } from '../../../../kernel/dates.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';

/** Shows how long ago or how soon a time is, with the exact time in its title. */
export function When({ at }: { readonly at: string }) {
  const language = useLanguage();
  return (
    <time dateTime={at} title={formatDate(at, language, 'dateTime')}>
      {formatRelative(new Date(at), language)}
    </time>
  );
}
