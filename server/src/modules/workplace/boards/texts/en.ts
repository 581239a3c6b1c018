export const en = {
  boards: {
    topMenus: {
      home: 'Home',
      boards: 'Boards',
    },
  },
};
