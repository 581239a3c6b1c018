import { Banner, Callout } from '../../ui/parts/callout.tsx';
import { Disclosure } from '../../ui/parts/disclosure.tsx';
import { useGalleryTexts } from '../texts.ts';

export function NotesPart() {
  const t = useGalleryTexts();
  return (
    <>
      <Banner tone="warning">{t('notes.warning')}</Banner>
      <Callout tone="info" title={t('notes.title')}>
        <p>{t('notes.info')}</p>
      </Callout>
      <Callout tone="success">
        <p>{t('notes.success')}</p>
      </Callout>
      <Callout tone="warning">
        <p>{t('notes.warning')}</p>
      </Callout>
      <Callout tone="danger" title={t('notes.title')}>
        <p>{t('notes.danger')}</p>
      </Callout>
      <div>
        <Disclosure summary={t('ways.more')} initiallyOpen>
          <p>{t('ways.moreText')}</p>
        </Disclosure>
        <Disclosure summary={t('terms.service')}>
          <p>{t('terms.text')}</p>
        </Disclosure>
      </div>
    </>
  );
}
