import { nearLimit } from '@madang/contract/views/company-usages/limits.ts';
import { formatNumber } from '../../../kernel/formats.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { useText } from './texts.ts';

interface Used {
  readonly used: number;
  readonly max: number;
}

/** Returns the state of a limit's use: free, near its end, or used up. */
export function fillOf({ used, max }: Used): 'free' | 'near' | 'full' {
  if (used >= max) return 'full';
  return used >= max * nearLimit ? 'near' : 'free';
}

/** Returns the texts of a meter: its sentence states what its colour shows. */
export function useMeterWords() {
  const t = useText();
  const language = useLanguage();
  return ({ used, max }: Used, about: 'meeting' | 'sends') => {
    // As many people as a meeting holds still meet.
    const fill = about === 'meeting' && used === max ? 'near' : fillOf({ used, max });
    return {
      used,
      max,
      fill,
      figures: t('usage.of', { used: formatNumber(used, language), max: formatNumber(max, language) }),
      text: t(`usage.${about}Texts.${fill}`),
    };
  };
}
