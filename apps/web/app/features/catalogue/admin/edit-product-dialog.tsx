import type { StepReply } from '@namma/contract/admin/schemas';
import type { Product, ProductDetails } from '@namma/contract/catalogue/schemas';
import { paiseToRupees } from '@namma/contract/money';
import { useRef, useState } from 'react';
import { ImageField, type ImageFieldHandle } from '../../../admin/pictures/image-field';
import { useSignInAfter401 } from '../../../admin/pictures/use-sign-in-after-401';
import { LoadState } from '../../../admin/writes/load-state';
import { api } from '../../../lib/api/api';
import { ApiError } from '../../../lib/api/api-error';
import { useAnswer } from '../../../lib/api/use-answer';
import { useForm } from '../../../lib/forms/use-form';
import { Button } from '../../../ui/button';
import { SelectField, TextAreaField, TextField } from '../../../ui/field';
import { SubjectDialog } from '../../../ui/subject-dialog';
import { AttributeFields } from './attribute-fields';
import { FurtherPictures } from './further-pictures';
import { PriceFields } from './price-fields';
import { ProductConflict } from './product-conflict';
import { changedFields, detailsIn, numberIn, type ProductChanges } from './product-fields';
import { invalidateProducts } from './use-product-writes';

const loadSchema = async () => (await import('@namma/contract/catalogue/schemas')).productEdit;

interface EditProductProps {
  onSaved: (product: Product, reply: StepReply) => void;
  /** Called when another admin has deleted the product meanwhile. */
  onGone: (productId: number) => void;
}

interface EditProductDialogProps extends EditProductProps {
  product: Product | undefined;
  onClose: () => void;
}

export const EditProductDialog = ({ product, onClose, ...form }: EditProductDialogProps) => (
  <SubjectDialog subject={product} onClose={onClose} title={() => 'Edit product'}>
    {({ productId }) => <Opened key={productId} productId={productId} {...form} />}
  </SubjectDialog>
);

/** Reads the current product: the one in the list may be outdated, and has no version. */
function Opened({ productId, ...form }: EditProductProps & { productId: number }) {
  const { answer, failure, retry } = useAnswer(async (signal) => {
    const [product, { costPaise }] = await Promise.all([
      api('product/get', { query: { id: productId, words: 'all' }, signal }),
      api('product/getCost', { query: { id: productId }, signal }),
    ]);
    return { ...withSwitch(product), cost: costPaise === null ? null : paiseToRupees(costPaise) };
  });
  return answer ? <EditProduct opened={answer} {...form} /> : <LoadState failure={failure} onRetry={retry} />;
}

/** With its cost in rupees, which the public product lacks; null while it is not known. */
type OpenedProduct = ProductDetails & { cost: number | null };

/** With the admin's switch as `available`, which the store shows only while the product is in stock (D68). */
const withSwitch = (product: ProductDetails): ProductDetails => ({
  ...product,
  available: product.isOffered ? 1 : 0,
});

/** The form; when another admin saved first, the changes of both. */
function EditProduct({ opened, onSaved, onGone }: EditProductProps & { opened: OpenedProduct }) {
  const signInAfter401 = useSignInAfter401();
  const [conflict, setConflict] = useState<{ mine: ProductChanges; theirs: ProductDetails }>();
  const { productId } = opened;

  /** Sends only the changed fields, so that no other change is undone. */
  async function save(changes: ProductChanges, base: ProductDetails): Promise<void> {
    try {
      const body = { productId, version: base.version, ...changes };
      const reply = await signInAfter401(api('product/update', { body }));
      const { attributes: _, pictures: __, words: ___, cost: ____, ...own } = changes;
      onSaved({ ...base, ...own }, reply);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const theirs = error.details.product;
      if (error.status === 409 && theirs) return setConflict({ mine: changes, theirs: withSwitch(theirs) });
      if (error.status === 404) {
        invalidateProducts();
        onGone(productId);
      }
      throw error;
    }
  }

  if (conflict)
    return (
      <ProductConflict
        key={conflict.theirs.version}
        {...conflict}
        opened={opened}
        onDecided={(changes) => save(changes, conflict.theirs)}
      />
    );
  return (
    <EditProductForm product={opened} onSave={(values) => save(changedFields(opened, values), opened)} />
  );
}

interface EditProductFormProps {
  product: OpenedProduct;
  onSave: (values: ProductChanges) => Promise<void>;
}

/** SPEC section 5, 'Edit product', with the attributes of the label. The description is read-only. */
function EditProductForm({ product, onSave }: EditProductFormProps) {
  const firstPicture = useRef<ImageFieldHandle>(null);
  const { formProps, errors, isBusy } = useForm({
    schema: loadSchema,
    prepare: (values) => ({
      ...values,
      available: numberIn(values.available),
      price: numberIn(values.price),
      discount: numberIn(values.discount),
      cost: numberIn(values.cost) ?? null,
      ...detailsIn(values),
    }),
    submit: onSave,
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
        hint="If stock is counted, it must also be in stock."
        className="sm:col-span-2"
        error={errors.available}
      >
        <option value="1">1: Available</option>
        <option value="0">0: Unavailable</option>
      </SelectField>
      <PriceFields
        price={product.price}
        discount={product.discount}
        cost={product.cost ?? undefined}
        errors={errors}
      />
      <ImageField ref={firstPicture} link={product.image} error={errors.image} className="sm:col-span-2" />
      <FurtherPictures pictures={product.pictures} first={firstPicture} />
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
      <AttributeFields attributes={product.attributes} words={product.words} errors={errors} />
      <Button type="submit" look="primary" isBusy={isBusy} className="min-h-13 text-base sm:col-span-2">
        Save
      </Button>
    </form>
  );
}
