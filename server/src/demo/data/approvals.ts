export const demoPolicy = { approvalPolicyName: '모든 문서', englishApprovalPolicyName: 'All documents' } as const;

/** Expenses by the keys of the form that ships: day, purpose, amount and receipts. */
export const demoRequests = [
  {
    requestTitle: '부산 출장 교통비',
    formContent: { f1: '2026-11-24', f2: '부산 거래처 방문 KTX 왕복', f3: 119_600, f4: [] },
  },
  {
    requestTitle: '팀 송년회 식사비',
    formContent: { f1: '2026-11-27', f2: '국내영업팀 12명 저녁 식사', f3: 468_000, f4: [] },
  },
] as const;
