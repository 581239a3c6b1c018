import { Listed } from '../../../../kernel/sections/listed.tsx';
import { DashCard, DashNote, DashRow, DashRows } from '../../../../ui/dashboard/dash-card.tsx';
import { StateBadge } from '../../../../ui/marks/state-badge.tsx';
import { useProcesses } from '../api.ts';
import { useText } from '../texts.ts';
import { When } from './when.tsx';

/** The processes of the product: what each does, by which build, since when, and its last sign. */
export function ProcessesCard() {
  const t = useText();
  return (
    <DashCard title={t('processes.title')}>
      <Listed query={useProcesses()}>
        {(processes) =>
          processes.length === 0 ? (
            <DashNote>{t('processes.none')}</DashNote>
          ) : (
            <DashRows>
              {processes.map(({ processId, work, build, startedAt, seenAt, lives }) => (
                <li key={processId}>
                  <DashRow
                    title={t(`processes.works.${work}`)}
                    text={
                      <>
                        <span>{t('processes.build')}</span> <code>{build}</code>{' '}
                        <span>{`· ${t('processes.since')}`}</span> <When at={startedAt} />{' '}
                        <span>{`· ${t('processes.seen')}`}</span> <When at={seenAt} />
                      </>
                    }
                    end={
                      <StateBadge tone={lives ? 'usual' : 'stopped'}>
                        {t(lives ? 'processes.lives' : 'processes.silent')}
                      </StateBadge>
                    }
                  />
                </li>
              ))}
            </DashRows>
          )
        }
      </Listed>
    </DashCard>
  );
}
