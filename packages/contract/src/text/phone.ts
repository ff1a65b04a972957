/** Area codes of two digits; all others of India have three. */
const areaCodes = ['11', '20', '22', '33', '40', '44', '79', '80'];

/** Mobiles begin with 6 to 9. So do the landlines of Ahmedabad and Bengaluru, which continue with these digits. */
const landline = /^[1-5]|^80[246]|^79[24]/;

/** Toll-free or local-rate numbers, which are dialled without a country code. */
const tollFree = /^18[06]0/;

/**
 * Formats a phone number: `+91 80 4123 4567`, `+91 98765 43210`, `1800 123 4567`.
 * @param digits ten or eleven digits; a hyphen after the area code marks a landline, because ten digits alone do not
 */
export function formatPhone(digits: string): string {
  const [areaCode = '', local] = digits.split('-');
  if (local !== undefined) return `+91 ${areaCode} ${local.slice(0, -4)} ${local.slice(-4)}`;
  if (tollFree.test(digits)) return `${digits.slice(0, 4)} ${digits.slice(4, -4)} ${digits.slice(-4)}`;
  if (!landline.test(digits)) return `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`;
  const code = areaCodes.find((each) => digits.startsWith(each)) ?? digits.slice(0, 3);
  const rest = digits.slice(code.length);
  return `+91 ${code} ${rest.slice(0, -4)} ${rest.slice(-4)}`;
}

/** True if ten digits are a mobile number: landlines and toll-free numbers get no messages. */
export const isMobile = (digits: string): boolean => /^[6-9][0-9]{9}$/.test(digits) && !landline.test(digits);
