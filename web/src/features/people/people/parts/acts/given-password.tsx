import { useCopy } from '../../../../../kernel/calls/use-copy.ts';
import { useLanguage } from '../../../../../kernel/use-texts.ts';
import { Button } from '../../../../../ui/button.tsx';
import { CopyIcon } from '../../../../../ui/icons.tsx';
import { Callout } from '../../../../../ui/parts/callout.tsx';
import { Facts, Stack } from '../../../../../ui/parts/card.tsx';
import { useText } from '../../texts.ts';
import { exactTime } from '../employee-table.tsx';

interface GivenPasswordProps {
  readonly title: string;
  /** Text that explains what the person does with the password. */
  readonly text: string;
  /** Address at which to use the password, if not at sign-in. */
  readonly address?: string;
  readonly given: { readonly loginId: string; readonly password: string; readonly validUntil: string };
}

/** A password that the server made: shown once, to be passed on by hand. */
export function GivenPassword({ title, text, address, given }: GivenPasswordProps) {
  const t = useText();
  const language = useLanguage();
  const { loginId, password, validUntil } = given;
  const copy = useCopy({ copied: t('initial.copied'), failed: t('initial.copyFailed') });
  const lines = [...(address === undefined ? [] : [address]), loginId, password];
  return (
    <Callout tone="warning" title={title} isNews>
      <Stack tight>
        <p>{t('initial.once', { date: exactTime(validUntil, language) })}</p>
        <p>
          <span>{text}</span> {address !== undefined && <span lang="en">{address}</span>}
        </p>
        <Facts
          facts={[
            [t('columns.loginId'), <Plain key="id" text={loginId} />],
            [title, <Plain key="password" text={password} />],
          ]}
        />
        <Button icon={<CopyIcon />} onClick={() => copy(lines.join('\n'))}>
          {t('initial.copy')}
        </Button>
      </Stack>
    </Callout>
  );
}

/** Latin letters whatever the page speaks (ACS-06). */
function Plain({ text }: { readonly text: string }) {
  return <span lang="en">{text}</span>;
}
