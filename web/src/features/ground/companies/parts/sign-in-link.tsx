import { useCopy } from '../../../../kernel/calls/use-copy.ts';
import { Button } from '../../../../ui/button.tsx';
import { Section, Stack } from '../../../../ui/parts/card.tsx';
import { useText } from '../texts.ts';
import styles from './sign-in-link.module.css';

/** The address of the company's own sign-in page, to be passed on. */
export function SignInLink({ address }: { readonly address: string }) {
  const t = useText();
  const copy = useCopy({ copied: t('logIn.copied'), failed: t('logIn.copyFailed') });
  return (
    <Section title={t('logIn.title')} help={t('logIn.text')}>
      <Stack tight>
        <code className={styles['address']}>{address}</code>
        <span>
          <Button small onClick={() => copy(address)}>
            {t('logIn.copy')}
          </Button>
        </span>
      </Stack>
    </Section>
  );
}
