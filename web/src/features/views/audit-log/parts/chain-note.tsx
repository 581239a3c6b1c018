import { useQuery } from '@tanstack/react-query';
import { formatDate, formatNumber } from '../../../../kernel/formats.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { recordChainQuery } from '../api.ts';
import { useText } from '../texts.ts';

/** MEM-07: the state of the log's chain, above it. */
export function ChainNote({ timeZone }: { readonly timeZone: string | undefined }) {
  const t = useText();
  const language = useLanguage();
  const { data } = useQuery(recordChainQuery);
  if (!data) return null;
  const { links, linkedAt, isCut } = data;
  if (isCut) return <Callout tone="danger">{t('chain.cut')}</Callout>;
  if (linkedAt === null) return <Callout tone="info">{t('chain.first')}</Callout>;
  const when = formatDate(linkedAt, language, 'dateTime', timeZone);
  return <Callout tone="success">{t('chain.whole', { count: formatNumber(links, language), when })}</Callout>;
}
