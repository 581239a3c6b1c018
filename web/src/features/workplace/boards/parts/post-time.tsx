import { formatDate, formatSince } from '../../../../kernel/formats.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';

/** How long ago something was written, with the exact time for anyone who points at it. */
export function PostTime({ moment }: { readonly moment: string }) {
  const language = useLanguage();
  return (
    <time dateTime={moment} title={formatDate(moment, language, 'dateTime')}>
      {formatSince(moment, language)}
    </time>
  );
}
