import { formatDate } from '../../../../kernel/formats.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Disclosure } from '../../../../ui/parts/disclosure.tsx';
import { useText } from '../texts.ts';
import type { ReadPolicy } from './policy-page.tsx';

/** The versions of a policy, the newest first, with their days and who wrote them. */
export function VersionList({ versions }: { readonly versions: ReadPolicy['versions'] }) {
  const t = useText();
  const language = useLanguage();
  const nameOf = useShownName();
  return (
    <Disclosure summary={t('versions.title')}>
      <ol reversed>
        {versions.map(({ version, activeFrom, isPolicyActive, changedAt, changedBy }) => (
          <li key={version} value={version}>
            {[
              t(isPolicyActive ? 'versions.from' : 'versions.offFrom', {
                date: formatDate(activeFrom, language, 'date'),
              }),
              formatDate(changedAt, language, 'dateTime'),
              ...(changedBy ? [nameOf(changedBy)] : []),
            ].join(' · ')}
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
