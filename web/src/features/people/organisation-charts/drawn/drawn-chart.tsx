import { type KeyboardEvent, type MouseEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { DrawnCard } from '@madang/contract/people/organisation-charts/routes.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { belongsToComposition } from '../../../../ui/composition.ts';
import { MinusIcon, PlusIcon } from '../../../../ui/icons.tsx';
import { WholeIcon } from '../../../../ui/sections/icons.tsx';
import { type TreeRow, treeStep } from '../../../../ui/tree/tree-keys.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { ChartTools } from '../parts/chart-tools.tsx';
import { useText } from '../texts.ts';
import { ChartCard } from './chart-card.tsx';
import styles from './drawn-chart.module.css';
import { keyOfFound, personOf, withFound } from './found-row.ts';
import { type DrawnCards, useDrawnCards } from './drawn-cards.ts';
import { type Box, holdsCard, type Layout, layoutOf, meets, type Point, postPath } from './layout.ts';
import { usePrintedChart } from './printed-chart.tsx';
import { type Stage, useStage, zooms } from './use-stage.ts';

interface DrawnChartProps {
  readonly rows: readonly TreeRow[];
  readonly selected: string | null;
  /** The person that a search found; they have a card below the one of their department. */
  readonly found: DrawnCard['head'];
  readonly onSelect: (departmentCode: string) => void;
  readonly onShow: (personId: string) => void;
  readonly onToggle: (departmentCode: string, isOpen: boolean) => void;
  readonly onOpenAll: () => void;
  readonly onCloseAll: () => void;
}

/** Below this cards are names alone. */
const readableZoom = 0.5;

/** DEP-05: the chart as a picture that is walked as the tree is; only what is in sight is drawn. */
export function DrawnChart({ rows: departments, selected, found, onSelect, onToggle, ...all }: DrawnChartProps) {
  const t = useText();
  const id = useId();
  const rows = useRows(departments, found);
  const layout = useMemo(() => layoutOf(rows), [rows]);
  const placeOf = useMemo(() => new Map(rows.map(({ key }, at) => [key, layout.places[at]])), [rows, layout]);
  const frame = useRef<HTMLDivElement>(null);
  const stage = useStage(frame, layout);
  const { zoom, sight } = stage;
  const { printOn, sheets } = usePrintedChart(departments);
  const [activeKey, setActiveKey] = useState<string | null>(selected);
  const active = Math.max(
    0,
    rows.findIndex(({ key }) => key === activeKey),
  );
  const drawn = useMemo(
    () => rows.flatMap((_, at) => (at === active || isIn(sight, layout.places[at]) ? [at] : [])),
    [rows, layout, sight, active],
  );
  const isReadable = zoom >= readableZoom;
  const codes = useMemo(
    () =>
      isReadable ? drawn.flatMap((at) => (rows[at] && personOf(rows[at].key) === undefined ? rows[at].key : [])) : [],
    [isReadable, drawn, rows],
  );
  const { cardOf, posts } = useDrawnCards(codes);
  useArrival({
    key: found ? keyOfFound(found.personId) : selected,
    placeOf,
    stage,
    isActive: (key) => key === activeKey,
    onArrive: (key, isFirst) => {
      setActiveKey(key);
      // The line of the search that led here is gone.
      if (!isFirst && document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
    },
  });
  const select = (key: string) => {
    const personId = personOf(key);
    if (personId === undefined) onSelect(key);
    else all.onShow(personId);
  };
  const go = (at: number) => {
    setActiveKey(rows[at]?.key ?? null);
    const place = layout.places[at];
    if (place) stage.bringInSight(place);
  };
  const keyDown = (event: KeyboardEvent) => {
    const row = rows[active];
    if (!row || belongsToComposition(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = treeStep(event.key, rows, active);
    if (event.key === 'Enter' || event.key === ' ') select(row.key);
    else if (event.key === '+' || event.key === '=') stage.zoomBy(zooms.step);
    else if (event.key === '-') stage.zoomBy(1 / zooms.step);
    else if (event.key === '0') stage.fit();
    else if (!step) return;
    else if ('to' in step) go(step.to);
    else onToggle(row.key, step.open);
    event.preventDefault();
  };
  const press = ({ target }: MouseEvent) => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
    const row = rows.find(({ key }) => key === element?.dataset['row']);
    if (!row || !(target instanceof Element)) return;
    setActiveKey(row.key);
    if (target.closest('[data-toggle]')) onToggle(row.key, !row.isOpen);
    else select(row.key);
  };
  return (
    <div className={styles['chart']}>
      <div className={styles['bar']}>
        <Zoom stage={stage} />
        <ChartTools
          rows={departments}
          departmentCode={selected ?? departments[0]?.key ?? ''}
          onPrint={printOn}
          onOpenAll={all.onOpenAll}
          onCloseAll={all.onCloseAll}
        />
      </div>
      <p id={`${id}-hint`} hidden>
        {t('chartHint')}
      </p>
      <div
        ref={frame}
        role="tree"
        className={styles['stage']}
        tabIndex={0}
        aria-label={t('title')}
        aria-describedby={`${id}-hint`}
        aria-activedescendant={rows.length > 0 ? `${id}-${active}` : undefined}
        onKeyDown={keyDown}
        onClick={press}
        onScroll={stage.onScroll}
      >
        <div
          role="none"
          className={styles['plane']}
          style={{ inlineSize: layout.width * zoom, blockSize: layout.height * zoom }}
        >
          <div role="none" className={styles['scaled']} style={{ transform: `scale(${zoom})` }}>
            <Wires layout={layout} sight={sight} posts={isReadable ? posts : noPosts} placeOf={placeOf} />
            <Cards places={layout.places} {...{ id, rows, drawn, cardOf, found, isReadable, active, selected }} />
          </div>
        </div>
      </div>
      {sheets}
    </div>
  );
}

/** Rows of departments, with the one of the found person. */
function useRows(departments: readonly TreeRow[], found: DrawnCard['head']): readonly TreeRow[] {
  const nameOf = useShownName();
  const name = found && nameOf(found);
  return useMemo(() => withFound(departments, found && { ...found, name: name ?? '' }), [departments, found, name]);
}

interface CardsProps extends Pick<DrawnChartProps, 'rows' | 'selected' | 'found'> {
  readonly id: string;
  readonly drawn: readonly number[];
  readonly places: Layout['places'];
  readonly cardOf: DrawnCards['cardOf'];
  readonly isReadable: boolean;
  readonly active: number;
}

function Cards({ id, rows, drawn, places, cardOf, found, isReadable, active, selected }: CardsProps) {
  return drawn.map((at) => {
    const [row, place] = [rows[at], places[at]];
    if (!row || !place) return null;
    return (
      <ChartCard
        key={row.key}
        id={`${id}-${at}`}
        row={row}
        x={place.x}
        y={place.y}
        drawn={cardOf.get(row.key)}
        found={personOf(row.key) === undefined ? null : found}
        isPlain={!isReadable}
        isActive={at === active}
        isSelected={row.key === selected}
      />
    );
  });
}

const noPosts: DrawnCards['posts'] = [];

function Zoom({ stage: { zoom, zoomBy, fit } }: { readonly stage: Stage }) {
  const t = useText();
  const language = useLanguage();
  return (
    <div className={styles['zoom']} role="group" aria-label={t('zoom.label')}>
      <IconButton label={t('zoom.out')} icon={MinusIcon} onClick={() => zoomBy(1 / zooms.step)} />
      <output aria-label={t('zoom.label')}>{formatNumber(zoom, language, { style: 'percent' })}</output>
      <IconButton label={t('zoom.in')} icon={PlusIcon} onClick={() => zoomBy(zooms.step)} />
      <IconButton label={t('zoom.fit')} icon={WholeIcon} onClick={fit} />
    </div>
  );
}

interface WiresProps {
  readonly layout: Layout;
  readonly sight: Box;
  readonly posts: DrawnCards['posts'];
  readonly placeOf: ReadonlyMap<string, Point | undefined>;
}

/** Lines between the cards in sight, those of concurrent posts dotted. */
function Wires({ layout, sight, posts, placeOf }: WiresProps) {
  const wires = useMemo(
    () =>
      layout.wires
        .filter((wire) => meets(sight, wire))
        .map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`)
        .join(''),
    [layout, sight],
  );
  const paths = posts.flatMap(({ departmentCode, concurrentDepartmentCode }) => {
    const [from, to] = [placeOf.get(departmentCode), placeOf.get(concurrentDepartmentCode)];
    return from && to ? [postPath(from, to)] : [];
  });
  const { x, y, width, height } = sight;
  return (
    <svg
      className={styles['wires']}
      style={{ transform: `translate(${x}px,${y}px)` }}
      width={width}
      height={height}
      viewBox={`${x} ${y} ${width} ${height}`}
      aria-hidden="true"
    >
      <path d={wires} />
      <path className={styles['posts']} d={paths.join('')} />
    </svg>
  );
}

function isIn(sight: Parameters<typeof holdsCard>[0], place: Point | undefined): boolean {
  return place !== undefined && holdsCard(sight, place);
}

interface Arrival {
  readonly key: string | null;
  readonly placeOf: ReadonlyMap<string, Point | undefined>;
  readonly stage: Stage;
  readonly isActive: (key: string) => boolean;
  readonly onArrive: (key: string, isFirst: boolean) => void;
}

/** The chart begins at its top, or where its address says; what is selected or found later is flown to. */
function useArrival({ key, placeOf, stage, isActive, onArrive }: Arrival): void {
  const shown = useRef<string | null>(undefined);
  /** Place of the target and width of the frame when it was last brought in sight. */
  const seen = useRef('');
  const target = key === null ? placeOf.keys().next().value : key;
  const place = target === undefined ? undefined : placeOf.get(target);
  useEffect(() => {
    if (target === undefined || !place) return;
    const before = seen.current;
    seen.current = `${place.x} ${place.y} ${stage.sight.width}`;
    if (shown.current === target) {
      // A department that opens beside the chart makes it narrower once it is there.
      if (before !== seen.current && isActive(target)) stage.bringInSight(place);
      return;
    }
    const isFirst = shown.current === undefined;
    shown.current = target;
    onArrive(target, isFirst);
    if (isFirst) stage.bringInSight(place);
    else stage.flyTo(place);
  });
}
