import type { Product } from '@namma/contract/schemas/catalogue';
import { useState } from 'react';
import { api } from '../../../lib/api';
import { ApiError } from '../../../lib/api-error';
import { useForm } from '../../../lib/use-form';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { SelectField, TextAreaField, TextField } from '../../../ui/field';
import { toast } from '../../../ui/toast';
import { PriceFields } from './price-fields';
import { numberIn } from './product-fields';
import { forgetProducts } from './use-product-writes';
import { useSignInAfter401 } from './use-sign-in-after-401';

const loadSchema = async () => (await import('@namma/contract/schemas/catalogue')).productForm;

interface EditProductFormProps {
  product: Product;
  onSaved: (product: Product) => void;
  /** Another admin has deleted it meanwhile. */
  onGone: (productId: number) => void;
}

interface EditProductDialogProps extends Omit<EditProductFormProps, 'product'> {
  product: Product | undefined;
  onClose: () => void;
}

export function EditProductDialog({ product, onClose, ...form }: EditProductDialogProps) {
  // While it closes, it keeps what it showed.
  const [last, setLast] = useState(product);
  if (product && product !== last) setLast(product);
  return (
    <Dialog isOpen={product !== undefined} onClose={onClose} title="Edit product">
      {last && <EditProductForm key={last.productId} product={last} {...form} />}
    </Dialog>
  );
}

/** SPEC section 5, 'Edit product'; the description can be read only. */
function EditProductForm({ product, onSaved, onGone }: EditProductFormProps) {
  const signInAfter401 = useSignInAfter401();
  const { productId } = product;
  const { formProps, errors, isBusy } = useForm({
    schema: loadSchema,
    prepare: (values) => ({
      ...values,
      available: numberIn(values.available),
      price: numberIn(values.price),
      discount: numberIn(values.discount),
    }),
    submit: async (changes) => {
      try {
        const { status } = await signInAfter401(api('product/update', { body: { productId, ...changes } }));
        forgetProducts();
        toast.success(status);
        onSaved({ ...product, ...changes });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) {
          forgetProducts();
          onGone(productId);
        }
        throw error;
      }
    },
  });
  return (
    <form {...formProps} method="post" className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField
        label="Name"
        name="name"
        autoComplete="off"
        defaultValue={product.name}
        className="sm:col-span-2"
        error={errors.name}
      />
      <SelectField
        label="Available"
        name="available"
        defaultValue={String(product.available)}
        className="sm:col-span-2"
        error={errors.available}
      >
        <option value="1">1: Available</option>
        <option value="0">0: Unavailable</option>
      </SelectField>
      <PriceFields price={product.price} discount={product.discount} errors={errors} />
      <TextAreaField
        label="Description"
        name="description"
        readOnly
        rows={5}
        defaultValue={product.description}
        hint="Cannot be changed"
        className="sm:col-span-2"
        error={errors.description}
      />
      <Button type="submit" look="primary" isBusy={isBusy} className="min-h-13 text-base sm:col-span-2">
        Save
      </Button>
    </form>
  );
}
