export const en = {
  fields: {
    passwordProfile: 'Rules for new passwords',
    idProfile: 'Length of new IDs',
    secondFactor: 'Members who need two-step verification',
    graceDays: 'Takes effect',
  },
};
