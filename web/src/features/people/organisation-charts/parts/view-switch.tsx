import { type Icon, MenuIcon } from '../../../../ui/icons.tsx';
import { ColumnsIcon, TreeIcon } from '../../../../ui/sections/icons.tsx';
import { useText } from '../texts.ts';
import styles from './view-switch.module.css';

export const views = ['chart', 'tree', 'list'] as const;
export type View = (typeof views)[number];

const icons: Readonly<Record<View, Icon>> = { chart: ColumnsIcon, tree: TreeIcon, list: MenuIcon };

interface ViewSwitchProps {
  readonly view: View;
  /** True on a phone, which shows branches in place of the drawn chart. */
  readonly isPhone: boolean;
  readonly onChange: (view: View) => void;
}

/** One company, seen in three ways. */
export function ViewSwitch({ view, isPhone, onChange }: ViewSwitchProps) {
  const t = useText();
  return (
    <div role="group" className={styles['switch']} aria-label={t('views.label')}>
      {views.map((each) => {
        const Drawing = icons[each];
        return (
          <button key={each} type="button" aria-pressed={each === view} onClick={() => onChange(each)}>
            <Drawing size={16} />
            <span>{isPhone && each === 'chart' ? t('views.branches') : t(`views.${each}`)}</span>
          </button>
        );
      })}
    </div>
  );
}
