export const sections = {
  visits: 'चेक-इन',
};
export const fields = {
  visitId: 'चेक-इन',
  wasLetIn: 'अंदर आए',
  overruled: 'फिर भी आने देने का कारण',
};
