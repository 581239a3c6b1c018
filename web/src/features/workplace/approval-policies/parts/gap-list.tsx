import type { PolicyGap } from '@madang/contract/workplace/approval-policies/route-answers.ts';
import { useThingName } from '../../../../kernel/names/shown-name.ts';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { useText } from '../texts.ts';

/** Parts of a policy that lead to no one today. */
export function GapList({ gaps }: { readonly gaps: readonly PolicyGap[] }) {
  const t = useText();
  const nameOf = useThingName();
  const sayOf = ({ kind, step, named, count }: PolicyGap) => {
    const names = named.map(nameOf).join(', ');
    const more = count - named.length;
    const words = t(`policyGaps.${kind}`, { names: more > 0 ? t('policyGaps.more', { names, count: more }) : names });
    return step === null ? words : `${t('step.name', { number: step })}: ${words}`;
  };
  return (
    <Callout tone="warning" title={t('policyGaps.title')} isNews>
      <ul>
        {gaps.map((gap) => (
          <li key={`${gap.kind} ${gap.step}`}>{sayOf(gap)}</li>
        ))}
      </ul>
    </Callout>
  );
}
