/** A demo emblem: its names, descriptions and colours, and the path that is drawn on it, in a square of 24. */
interface DemoEmblem {
  readonly emblemName: string;
  readonly englishEmblemName: string;
  readonly emblemDescription: string;
  readonly englishEmblemDescription: string;
  readonly colours: readonly [light: string, dark: string];
  readonly path: string;
  /** Places of those who hold it among the people of the demo. */
  readonly holders: readonly number[];
}

export const demoEmblems: readonly DemoEmblem[] = [
  {
    emblemName: '안전 지킴이',
    englishEmblemName: 'Safety lead',
    emblemDescription: '안전 교육을 이수하고 현장 안전을 맡고 있습니다.',
    englishEmblemDescription: 'Trained in safety and in charge of it on site.',
    colours: ['#3fb68b', '#137a56'],
    path: 'M12 5l5.5 2v4.2c0 3.4-2.3 5.8-5.5 7.1-3.2-1.3-5.5-3.7-5.5-7.1V7L12 5z',
    holders: [0, 3, 6, 9],
  },
  {
    emblemName: '올해의 동료',
    englishEmblemName: 'Colleague of the year',
    emblemDescription: '동료들이 뽑은 올해의 동료입니다.',
    englishEmblemDescription: 'Chosen by colleagues this year.',
    colours: ['#f6b23c', '#c27a08'],
    path: 'M12 5.5l2 4.2 4.6.6-3.4 3.2.9 4.6-4.1-2.3-4.1 2.3.9-4.6-3.4-3.2 4.6-.6z',
    holders: [1, 3],
  },
  {
    emblemName: '신규 입사자 멘토',
    englishEmblemName: 'Mentor',
    emblemDescription: '새로 온 동료의 첫 석 달을 돕습니다.',
    englishEmblemDescription: 'Helps new colleagues through their first three months.',
    colours: ['#5a8df0', '#2450b3'],
    path: 'M9.5 6.5a2.6 2.6 0 110 5.2 2.6 2.6 0 010-5.2zM5 18c.3-3 1.9-4.6 4.5-4.6S13.700 15 14 18zM16 9.500v2.500h2.500v1.600H16v2.500h-1.600v-2.500h-2.400V12h2.400V9.500z',
    holders: [2, 4, 7, 10, 13],
  },
  {
    emblemName: '정보보호 담당',
    englishEmblemName: 'Security officer',
    emblemDescription: '보안 문의는 이 구성원에게 해 주세요.',
    englishEmblemDescription: 'Ask this member about security.',
    colours: ['#a06be0', '#6334a8'],
    path: 'M8 11V9a4 4 0 018 0v2h1v7.500H7V11zm1.800 0h4.400V9a2.200 2.200 0 00-4.400 0z',
    holders: [3, 5],
  },
];
