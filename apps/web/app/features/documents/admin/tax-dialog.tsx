import { formatDay, gymDay } from '@namma/contract/days/dates';
import type { NewProductTax, ProductTax } from '@namma/contract/documents/schemas';
import { basisPointsToPercent } from '@namma/contract/money';
import { useState } from 'react';
import { ChangedMeanwhile } from '../../../admin/writes/changed-meanwhile';
import { api } from '../../../lib/api/api';
import { ApiError } from '../../../lib/api/api-error';
import { useForm } from '../../../lib/forms/use-form';
import { Button } from '../../../ui/button';
import { CheckboxField } from '../../../ui/checkbox-field';
import { TextField } from '../../../ui/field';
import { SubjectDialog } from '../../../ui/subject-dialog';
import { percent } from '../amounts';

const loadSchema = async () => (await import('@namma/contract/documents/schemas')).newProductTax;

interface TaxFormProps {
  /** @param status the message to show */
  onSaved: (status: string) => void;
}

interface TaxDialogProps extends TaxFormProps {
  product: ProductTax | undefined;
  onClose: () => void;
}

export const TaxDialog = ({ product, onClose, onSaved }: TaxDialogProps) => (
  <SubjectDialog
    subject={product}
    onClose={onClose}
    title={({ name }) => `Tax of ${name}`}
    description={() => "Issued documents don't change."}
  >
    {(shown) => <TaxForm key={shown.productId} product={shown} onSaved={onSaved} />}
  </SubjectDialog>
);

/** A percentage as the hundredths that are stored; a fraction of them, or no number, is refused by the schema. */
function basisPointsIn(text: FormDataEntryValue | undefined): number {
  const typed = typeof text === 'string' && text.trim() !== '' ? Number(text) * 100 : Number.NaN;
  const whole = Math.round(typed);
  return Math.abs(typed - whole) < 1e-6 ? whole : typed;
}

function TaxForm({ product, onSaved }: TaxFormProps & { product: ProductTax }) {
  const { productId, hsn, rateBasisPoints, needsReview } = product;
  // The tax as somebody else has set it since this form was opened.
  const [theirs, setTheirs] = useState<ProductTax>();
  const { formProps, errors, isBusy } = useForm({
    schema: loadSchema,
    prepare: (values) => ({
      ...values,
      productId,
      rateBasisPoints: basisPointsIn(values.rateBasisPoints),
      needsReview: values.needsReview !== undefined,
    }),
    submit: async (body: NewProductTax) => {
      try {
        const { status } = await api('admin/setProductTax', {
          body: { ...body, version: (theirs ?? product).version },
        });
        onSaved(status);
      } catch (error) {
        const now = error instanceof ApiError ? error.details.tax : undefined;
        if (!now) throw error;
        setTheirs(now);
      }
    },
  });
  return (
    <form {...formProps} method="post" className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      {theirs && (
        <ChangedMeanwhile
          key={theirs.version}
          sentence="Someone else has changed this tax."
          rows={[
            ['HSN code', theirs.hsn ?? 'none'],
            ['GST', theirs.rateBasisPoints === null ? 'none' : percent(theirs.rateBasisPoints)],
            ['Since', theirs.fromDay ? formatDay(theirs.fromDay) : '–'],
            [
              'Next',
              theirs.next
                ? `${theirs.next.hsn}, ${percent(theirs.next.rateBasisPoints)} from ${formatDay(theirs.next.fromDay)}`
                : '–',
            ],
          ]}
        />
      )}
      <TextField
        label="HSN code"
        name="hsn"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={hsn ?? ''}
        hint="4, 6 or 8 digits"
        error={errors.hsn}
      />
      <TextField
        label="GST (%)"
        name="rateBasisPoints"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={rateBasisPoints === null ? '' : basisPointsToPercent(rateBasisPoints)}
        hint="CGST and SGST together"
        error={errors.rateBasisPoints}
      />
      <TextField
        label="From"
        name="fromDay"
        type="date"
        defaultValue={gymDay(new Date())}
        className="sm:col-span-2"
        error={errors.fromDay}
      />
      <div className="sm:col-span-2">
        <CheckboxField
          label="Needs review"
          name="needsReview"
          defaultChecked={needsReview}
          error={errors.needsReview}
        />
      </div>
      <Button type="submit" look="primary" isBusy={isBusy} className="min-h-13 text-base sm:col-span-2">
        Save
      </Button>
    </form>
  );
}
