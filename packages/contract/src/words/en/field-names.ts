/** Field names for messages, and messages of single fields. */

export const nameField = 'Name';
export const townField = 'Town';
export const districtField = 'District';
export const addressTypeField = 'Address type';
export const messageField = 'Message';
export const answerField = 'Answer';
export const reasonField = 'Reason';
export const noteField = 'Note';
export const oldPasswordField = 'Old password';
export const ageField = 'Age';
export const heightField = 'Height';
export const weightField = 'Weight';
export const dateField = 'Date';
export const wholeYears = 'Use whole years';
export const oneToFiveStars = 'Rate with 1 to 5 stars';
export const chooseProduct = 'Choose at least one product';
export const eachProductOnce = 'List each product once';
export const chooseCashOnDelivery = 'Choose cash on delivery (COD)';
