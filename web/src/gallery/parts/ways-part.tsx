import { languageNames, languageTags } from '@madang/contract/kernel/languages.ts';
import { useSearchParam } from '../../kernel/search-param.ts';
import { ServerHtml } from '../../kernel/server-html.tsx';
import { Stepper } from '../../ui/parts/stepper.tsx';
import { Tabs } from '../../ui/parts/tabs.tsx';
import styles from '../gallery.module.css';
import { useGalleryTexts } from '../texts.ts';

const termLanguages = ['ko', 'en', 'vi'] as const;

export function WaysPart() {
  const t = useGalleryTexts();
  const [wanted, setWanted] = useSearchParam('tab');
  const tab = termLanguages.find((language) => language === wanted) ?? 'ko';
  const steps = [t('ways.step1'), t('ways.step2'), t('ways.step3'), t('ways.step4')];
  return (
    <div className={styles['columns']}>
      <div>
        <Stepper label={t('ways.steps')} steps={steps} active={1} />
        <Stepper label={t('sections.ways')} steps={steps} active={2} vertical />
      </div>
      <Tabs
        label={t('ways.tabs')}
        tabs={termLanguages.map((id) => ({ id, label: languageNames[id], lang: languageTags[id] }))}
        active={tab}
        onChange={(id) => setWanted(id, 'push')}
      >
        <ServerHtml html={`<h2>${languageNames[tab]}</h2><ol><li>${t('ways.moreText')}</li></ol>`} />
      </Tabs>
    </div>
  );
}
