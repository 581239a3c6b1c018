import { usePageTitle } from '../kernel/document-title.ts';
import styles from './gallery.module.css';
import { ButtonsPart } from './parts/buttons-part.tsx';
import { FieldsPart } from './parts/fields-part.tsx';
import { FormPart } from './parts/form-part.tsx';
import { NotesPart } from './parts/notes-part.tsx';
import { PopupsPart } from './parts/popups-part.tsx';
import { StatesPart } from './parts/states-part.tsx';
import { TablesPart } from './parts/tables-part.tsx';
import { WaysPart } from './parts/ways-part.tsx';
import { useGalleryTexts } from './texts.ts';

const sections = [
  ['form', FormPart],
  ['fields', FieldsPart],
  ['buttons', ButtonsPart],
  ['notes', NotesPart],
  ['ways', WaysPart],
  ['states', StatesPart],
  ['popups', PopupsPart],
  ['tables', TablesPart],
] as const;

export function GalleryPage() {
  const t = useGalleryTexts();
  usePageTitle(t('title'));
  return (
    <div className={styles['gallery']}>
      <header className={styles['head']}>
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      {sections.map(([id, Part]) => (
        <section key={id} id={id} className={styles['section']} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{t(`sections.${id}`)}</h2>
          <Part />
        </section>
      ))}
    </div>
  );
}
