import { z } from 'zod';
import { SEARCH_MAX_CHARACTERS } from '../admin/rules.ts';
import { adminPageOf, adminQuery } from '../admin/schemas.ts';
import { categoryValues } from '../catalogue/rules.ts';
import { withHorizon } from '../days/horizons.ts';
import { day, digits, id, line, pageOf, paise, rowVersion, searchText } from '../fields.ts';
import { receiptModes } from '../payments/rules.ts';
import { documentMessages } from '../words/en/documents.ts';
import {
  DOCUMENT_NUMBER_MAX_CHARACTERS,
  documentKinds,
  gstTables,
  TAX_RATE_MAX_BASIS_POINTS,
  taxSchemes,
} from './rules.ts';

const documentNumber = line(DOCUMENT_NUMBER_MAX_CHARACTERS, documentMessages.documentNumberRequired);

export const documentByNumber = z.object({ number: documentNumber });
export type DocumentByNumber = z.infer<typeof documentByNumber>;

/** A person or business on a document, as of the day of issue. `address` has one element per line. */
const party = z.object({
  name: z.string(),
  address: z.array(z.string()),
  state: z.string(),
  /** The GST code of the state; null where the document contains no tax data. */
  stateCode: z.string().nullable(),
});

/** A sold item. Amounts include tax; `totalPaise` is the amount paid for the line. */
const documentLine = z.object({
  description: z.string(),
  /** HSN of goods or SAC of services; null where unknown, and on receipts. */
  code: z.string().nullable(),
  quantity: z.int().min(1),
  /** The unit code of GST returns: `NOS` for pieces, `NA` for services. */
  unit: z.enum(['NOS', 'NA']),
  /** The total GST rate, half of it CGST and half SGST; 0 on receipts and bills of supply. */
  rateBasisPoints: z.int().min(0),
  taxablePaise: paise,
  cgstPaise: paise,
  sgstPaise: paise,
  totalPaise: paise,
  /** The line's share of the convenience fee, part of `totalPaise`. */
  feePaise: paise,
  /** The order of this line; absent on the document of a membership. */
  orderId: id.optional(),
  /** On a credit note of some pieces of the order: the row they were split off into. */
  partId: id.optional(),
});
export type DocumentLine = z.infer<typeof documentLine>;

/** A document in a list. */
const documentSummary = z.object({
  id,
  number: z.string(),
  kind: z.enum(documentKinds),
  /** The IST day. */
  issuedOn: z.iso.date(),
  totalPaise: paise,
  /** A number stays used after the document is cancelled. */
  cancelledAt: z.iso.datetime().nullable(),
  /** The subject: exactly one of the three is set. */
  checkoutId: z.uuid().nullable(),
  membershipId: id.nullable(),
  passId: id.nullable(),
  /** For a credit note: the number of the document that it reverses, fully or in part. */
  against: z.string().optional(),
});
export type DocumentSummary = z.infer<typeof documentSummary>;

/** The member's own documents. */
export const ownDocuments = z.array(documentSummary);

/** A document with all printed content, frozen when it was issued. */
export const documentDetails = documentSummary.extend({
  scheme: z.enum(taxSchemes),
  /** `gstin` is null where the document contains no tax data. */
  seller: party.extend({ gstin: z.string().nullable(), phone: z.string(), email: z.string() }),
  /** With a `gstin` the buyer is a business (B2B). */
  buyer: party.extend({ email: z.string(), phone: z.string(), gstin: z.string().optional() }),
  /** The delivery address with the recipient's name; null for memberships. */
  deliverTo: party.nullable(),
  /** State and its code, such as `Karnataka (29)`; null on receipts. */
  placeOfSupply: z.string().nullable(),
  /** True if the buyer pays the tax to the state: never for members. Null on receipts. */
  reverseCharge: z.literal(false).nullable(),
  /** A legally required sentence. */
  declaration: z.string().nullable(),
  lines: z.array(documentLine),
  taxablePaise: paise,
  cgstPaise: paise,
  sgstPaise: paise,
  /** The number of the order, such as `NS-1042-7`; null for memberships. */
  orderNumber: z.string().nullable(),
  /** The day of the document that a credit note reverses. */
  againstIssuedOn: z.iso.date().optional(),
  /** The current payment state, which is not printed; null on credit notes and cancelled documents. */
  payment: z
    .object({
      duePaise: paise,
      /** The valid payments, largest amount first. */
      by: z.array(z.object({ mode: z.enum(receiptModes), amountPaise: paise })),
      /** After a change of plan: the amount paid for the former membership, and its credit note. */
      credit: z.object({ amountPaise: paise, creditNote: z.string().nullable() }).optional(),
    })
    .nullable(),
});
export type DocumentDetails = z.infer<typeof documentDetails>;

/** For admins, with the buyer's name at that time. */
const adminDocument = documentSummary.extend({ buyer: z.string() });
export type AdminDocument = z.infer<typeof adminDocument>;
export const documentPage = adminPageOf(adminDocument);

/** A month as `YYYY-MM`. */
const month = withHorizon(
  z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, documentMessages.monthInvalid),
  'report',
  'month',
);

/** `q` matches a number or the buyer's name; `month` is that of issue, in IST. */
export const documentListQuery = z.object({ ...adminQuery, month: month.optional() });
export type DocumentListQuery = z.infer<typeof documentListQuery>;

export const gstExportQuery = z.object({
  month,
  /** The summary for people, or one of the files of the GST offline tool. */
  table: z.enum(gstTables).default('summary'),
});
export type GstExportQuery = z.infer<typeof gstExportQuery>;

export const gstr1Query = z.object({ month });
export type Gstr1Query = z.infer<typeof gstr1Query>;

const taxItem = z.object({
  num: z.int(),
  itm_det: z.object({
    rt: z.number(),
    txval: z.number(),
    camt: z.number(),
    samt: z.number(),
    csamt: z.number(),
  }),
});
const hsnRow = z.object({
  num: z.int(),
  hsn_sc: z.string(),
  desc: z.string(),
  uqc: z.string(),
  qty: z.number(),
  rt: z.number(),
  txval: z.number(),
  iamt: z.number(),
  camt: z.number(),
  samt: z.number(),
  csamt: z.number(),
});
const ofBusiness = { val: z.number(), pos: z.string(), rchrg: z.literal('N'), inv_typ: z.literal('R') };

/** GSTR-1 in the format of the GST portal, whose names these are. Amounts are in rupees, days are `dd-mm-yyyy`. */
export const gstr1 = z.object({
  gstin: z.string(),
  /** Month and year as `MMYYYY`. */
  fp: z.string(),
  b2b: z.array(
    z.object({
      ctin: z.string(),
      inv: z.array(z.object({ inum: z.string(), idt: z.string(), ...ofBusiness, itms: z.array(taxItem) })),
    }),
  ),
  b2cs: z.array(
    z.object({
      sply_ty: z.literal('INTRA'),
      typ: z.literal('OE'),
      pos: z.string(),
      rt: z.number(),
      txval: z.number(),
      camt: z.number(),
      samt: z.number(),
      csamt: z.number(),
    }),
  ),
  cdnr: z.array(
    z.object({
      ctin: z.string(),
      nt: z.array(
        z.object({
          ntty: z.literal('C'),
          nt_num: z.string(),
          nt_dt: z.string(),
          ...ofBusiness,
          itms: z.array(taxItem),
        }),
      ),
    }),
  ),
  hsn: z.object({ hsn_b2b: z.array(hsnRow), hsn_b2c: z.array(hsnRow) }),
  doc_issue: z.object({
    doc_det: z.array(
      z.object({
        doc_num: z.int(),
        doc_typ: z.string(),
        docs: z.array(
          z.object({
            num: z.int(),
            from: z.string(),
            to: z.string(),
            totnum: z.int(),
            cancel: z.int(),
            net_issue: z.int(),
          }),
        ),
      }),
    ),
  }),
});
export type Gstr1 = z.infer<typeof gstr1>;

/** An HSN code of goods: 4, 6 or 8 digits. */
const hsn = digits(/^(\d{4}|\d{6}|\d{8})$/, documentMessages.hsnInvalid);

/** The tax of one product from a day on. */
export const newProductTax = z.object({
  productId: id,
  hsn,
  rateBasisPoints: z
    .int(documentMessages.taxRateInvalid)
    .min(0)
    .max(TAX_RATE_MAX_BASIS_POINTS, documentMessages.taxRateInvalid),
  /** The first IST day. Issued documents are unchanged. */
  fromDay: day('tax'),
  /** True if an accountant should still confirm it. */
  needsReview: z.boolean().default(false),
  /** The version of the product's tax that was read; refused if it has changed. */
  version: rowVersion.optional(),
});
export type NewProductTax = z.infer<typeof newProductTax>;

/** The tax of a product; without a code and a rate it counts as `needsReview`. */
export const productTax = z.object({
  productId: id,
  name: z.string(),
  category: z.enum(categoryValues),
  hsn: z.string().nullable(),
  rateBasisPoints: z.int().nullable(),
  fromDay: z.iso.date().nullable(),
  needsReview: z.boolean(),
  /** For `newProductTax`. */
  version: rowVersion,
  /** The next scheduled change. */
  next: z.object({ hsn: z.string(), rateBasisPoints: z.int(), fromDay: z.iso.date() }).nullable(),
});
export type ProductTax = z.infer<typeof productTax>;
export const productTaxPage = pageOf(productTax).extend({
  total: z.int().min(0),
  /** The number of products in the shop that need a review, whatever the filter. */
  needReview: z.int().min(0),
});

/** `q` matches a product's name; products that need a review come first, then by name. */
export const productTaxListQuery = z.object({
  page: adminQuery.page,
  limit: adminQuery.limit,
  q: searchText(SEARCH_MAX_CHARACTERS).optional(),
  needsReview: z.enum(['true']).optional(),
});
export type ProductTaxListQuery = z.infer<typeof productTaxListQuery>;
