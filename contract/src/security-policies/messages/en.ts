export const en = {
  fields: {
    passwordProfile: 'Rules for new passwords',
    idProfile: 'Length of new IDs',
  },
};
