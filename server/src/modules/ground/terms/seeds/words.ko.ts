import { consentHeads as headsOf } from '../consent-table.ts';
import { at, type SampleEdition } from './sample.ts';

export const sampleNotice =
  '<p><strong>표본 문안</strong> — 이 글은 제품을 시험해 볼 수 있도록 넣어 둔 예시입니다. 실제로 서비스를 운영하려면 운영자의 법률 담당자가 검토한 문안으로 바꾸어야 합니다.</p>';

/** 시행일과 그 버전에서 바뀐 점. */
export function supplement(edition: SampleEdition, dates: readonly string[], changes: { 2: string; 3: string }): string {
  const change = at(edition, { 1: '최초 제정', ...changes });
  return `<h3>부칙</h3><p>시행일: ${dates[edition.step - 1]}</p><p>변경 사항: ${change}</p>`;
}

export const consentHeads = headsOf('ko');

export const transferHeads = {
  ...consentHeads,
  purpose: '이전받는 자의 이용 목적',
  items: '이전하는 항목',
};
