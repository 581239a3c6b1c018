import type { readOwnKey } from '@madang/contract/access/person-keys/routes.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useId, useState } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { saveText } from '../../../../kernel/calls/save-text.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { LoadedSection } from '../../../../kernel/pages/asked.tsx';
import { useSearchParam } from '../../../../kernel/search-param.ts';
import { sessionQuery } from '../../../../kernel/session-query.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { FileButton } from '../../../../ui/fields/file-button.tsx';
import { Actions, Facts, Stack } from '../../../../ui/parts/card.tsx';
import { actOnKey, fileKeyOf, newFileKey, ownKeyQuery, withdrawRelease } from '../api.ts';
import { openSealed, sealText } from '../sealed-file.ts';
import { useText } from '../texts.ts';

const KeyPopup = lazy(async () => ({ default: (await import('./key-popup.tsx')).KeyPopup }));

interface KeySectionProps {
  /** All data of the person, as the file that is sealed. */
  readonly readOwnData: () => Promise<string>;
}

const today = () => new Date().toISOString().slice(0, 10);

/** REQ-03: the person's key, with the file of their own data that it seals and opens. */
export function KeySection({ readOwnData }: KeySectionProps) {
  const t = useText();
  const query = useQuery(ownKeyQuery);
  const words = { loading: t('loading'), retry: t('retry') };
  return (
    <LoadedSection title={t('title')} help={t('help')} {...{ query, words }}>
      {(ownKey) => <OwnKey {...{ ownKey, readOwnData }} />}
    </LoadedSection>
  );
}

interface OwnKeyProps extends KeySectionProps {
  readonly ownKey: AnswerOf<typeof readOwnKey>;
}

function OwnKey({ ownKey, readOwnData }: OwnKeyProps) {
  const { state, since } = ownKey;
  const t = useText();
  const language = useLanguage();
  const [panel, setPanel] = useSearchParam('panel');
  const { isBusy, run } = useRun();
  const { confirm } = useNotices();
  const session = useQueryClient().getQueryData(sessionQuery.queryKey);
  const mayRelease = can(ownKey, 'release');
  const fileId = useId();
  const isRegistered = state === 'registered';
  const seal = async () => {
    saveText(
      `madang-my-data-${today()}.sealed.json`,
      'application/json',
      await sealText(await readOwnData(), await newFileKey()),
    );
  };
  const open = async (file: File) => {
    saveText(
      `madang-my-data-opened-${today()}.json`,
      'application/json',
      await openSealed(await file.text(), fileKeyOf),
    );
  };
  const release = async () => {
    const title = t('titles.release');
    if (!session || !(await confirm(t('leads.release'), { title, ok: title, danger: true }))) return;
    await run(() => actOnKey('release', session.personId), t('done.release'));
  };
  const act = panel === 'key-register' ? 'register' : panel === 'key-release' ? 'askRelease' : undefined;
  return (
    <Stack>
      <Facts
        facts={[
          [t('state'), t(`states.${state}`)],
          ...(since === null ? [] : [[t('since'), formatDate(since, language)] as const]),
        ]}
      />
      {state === 'released' && <p>{t('releasedText')}</p>}
      {state === 'readyForRelease' && <p>{t(mayRelease ? 'waitsForYou' : 'waitsText')}</p>}
      <Actions>
        {(state === 'readyForRegistration' || state === 'released') && (
          <Button onClick={() => setPanel('key-register', 'push')}>{t('titles.register')}</Button>
        )}
        {isRegistered && (
          <>
            <Button busy={isBusy} onClick={() => void run(seal, t('sealed'))}>
              {t('seal')}
            </Button>
            <FileButton
              control={controlOf(fileId)}
              text={t('open')}
              accept="application/json,.json"
              onChoose={(file) => file && void run(() => open(file), t('opened'))}
            />
            <Button variant="quiet" onClick={() => setPanel('key-release', 'push')}>
              {t('titles.askRelease')}
            </Button>
          </>
        )}
        {mayRelease && (
          <Button busy={isBusy} onClick={() => void release()}>
            {t('titles.release')}
          </Button>
        )}
        {state === 'readyForRelease' && (
          <Button busy={isBusy} onClick={() => void run(withdrawRelease, t('withdrawn'))}>
            {t('withdraw')}
          </Button>
        )}
      </Actions>
      <Suspense>{act && <KeyPopup act={act} onClose={() => setPanel(null)} />}</Suspense>
    </Stack>
  );
}

/** A file is chosen at once, and no form has it. */
const controlOf = (id: string) => ({
  id,
  name: undefined,
  className: undefined,
  onBlur: undefined,
  onKeyDown: undefined,
  disabled: undefined,
  'aria-required': undefined,
  'aria-invalid': false,
  'aria-describedby': undefined,
});

/** Does an act, says that it is done or why not, and reads where the key stands. */
function useRun() {
  const notices = useNotices();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const run = async (act: () => Promise<void>, done: string) => {
    setBusy(true);
    try {
      await act();
      notices.toast(done);
    } catch (thrown) {
      await notices.showError(thrown);
    } finally {
      setBusy(false);
    }
    await queries.invalidateQueries({ queryKey: ownKeyQuery.queryKey });
  };
  return { isBusy, run };
}
