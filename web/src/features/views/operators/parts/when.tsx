import { formatDate, formatRelative } from '../../../../kernel/dates.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';

/** How long ago, or in how long; the moment itself on its title. */
export function When({ at }: { readonly at: string }) {
  const language = useLanguage();
  return (
    <time dateTime={at} title={formatDate(at, language, 'dateTime')}>
      {formatRelative(new Date(at), language)}
    </time>
  );
}
