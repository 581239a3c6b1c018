import type { RefusedRight } from '@madang/contract/kernel/errors.ts';
import { whyAddress } from '../../kernel/navigation/why-address.ts';
import { Stack } from '../../ui/parts/card.tsx';
import { useUiTexts } from '../../ui/ui-texts.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useAppTexts } from '../texts.ts';

interface RefusedTextProps {
  readonly text: string;
  readonly right: RefusedRight;
}

/** MEM-09: a refusal in the alert popup. Its explanation opens beside the page, so that what was typed stays. */
export function RefusedText({ text, right }: RefusedTextProps) {
  const t = useAppTexts();
  const { newWindow } = useUiTexts();
  return (
    <Stack>
      <span>{text}</span>
      <a href={whyAddress(right)} target="_blank" rel="noopener">
        <span>{t('refusal.why')}</span>
        <VisuallyHidden>{` (${newWindow})`}</VisuallyHidden>
      </a>
    </Stack>
  );
}
