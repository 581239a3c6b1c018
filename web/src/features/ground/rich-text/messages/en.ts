export const en = {
  editor: {
    toolbar: 'Formatting',
    bold: 'Bold',
    italic: 'Italic',
    heading: 'Heading',
    list: 'Bulleted list',
    numbers: 'Numbered list',
    quote: 'Quote',
    link: 'Link',
    address: 'Link address',
    addressInvalid: 'Enter an address such as https://example.com.',
    applyLink: 'Apply',
    removeLink: 'Remove link',
  },
};
