export const en = {
  fields: {
    countryCode: 'Country or region',
  },
};
