import { describe, expect, it } from 'vitest';
import { parseBarcode } from './barcodes.ts';
import { keyboardLayouts, writeWith } from './keyboards.ts';

describe('the barcode of a product', () => {
  it('is an EAN-8, an EAN-13 or a UPC-A, with or without spaces', () => {
    expect(parseBarcode('96385074')).toBe('96385074');
    expect(parseBarcode('8901234567890')).toBe('8901234567890');
    expect(parseBarcode('8 901234 567890')).toBe('8901234567890');
    expect(parseBarcode('036000291452')).toBe('0036000291452');
  });

  it('is the same, whether a scanner sends twelve digits or thirteen', () => {
    expect(parseBarcode('0036000291452')).toBe(parseBarcode('036000291452'));
  });

  it('is read with the additions of scanners, and from a GS1 code', () => {
    expect(parseBarcode(']E08901234567890')).toBe('8901234567890');
    expect(parseBarcode('010890123456789010LOT7')).toBe('8901234567890');
  });

  it('is read as every keyboard layout writes it', () => {
    for (const layout of keyboardLayouts)
      expect(parseBarcode(writeWith(layout, '8901234567890')), layout).toBe('8901234567890');
  });

  it('is nothing with a wrong check digit, of other lengths, and of a whole case', () => {
    for (const text of ['8901234567895', '96385075', '890123456789', '123', 'NS-1042-7', '18901234567891'])
      expect(parseBarcode(text), text).toBeUndefined();
  });
});
