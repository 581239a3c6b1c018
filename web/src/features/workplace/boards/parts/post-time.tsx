import { formatDate, formatSince } from '../../../../kernel/formats.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';

/** Shows how long ago something was written, with the exact time on hover. */
export function PostTime({ moment }: { readonly moment: string }) {
  const language = useLanguage();
  return (
    <time dateTime={moment} title={formatDate(moment, language, 'dateTime')}>
      {formatSince(moment, language)}
    </time>
  );
}
