import { categories, DESCRIPTION_MAX_CHARACTERS } from '@namma/contract/catalogue/rules';
import type { Product } from '@namma/contract/catalogue/schemas';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ImageField, type ImageFieldHandle } from '../../../admin/pictures/image-field';
import { useSignInAfter401 } from '../../../admin/pictures/use-sign-in-after-401';
import { api } from '../../../lib/api/api';
import { ApiError } from '../../../lib/api/api-error';
import { deleteDraft, fillForm, findDraft, readForm, saveDraft } from '../../../lib/forms/draft';
import { useForm } from '../../../lib/forms/use-form';
import { getSignedInAs } from '../../../lib/session/session';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { SelectField, TextAreaField, TextField } from '../../../ui/field';
import { toast } from '../../../ui/toast';
import { AttributeFields } from './attribute-fields';
import { FurtherPictures } from './further-pictures';
import { NEW_PRODUCT } from './new-product';
import { PriceFields } from './price-fields';
import { detailsIn, numberIn, withoutEmpty } from './product-fields';
import { invalidateProducts } from './use-product-writes';

const loadSchema = async () => (await import('@namma/contract/catalogue/schemas')).newProduct;

interface AddProductDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onAdded: (product: Product) => void;
}

export function AddProductDialog({ isOpen, onClose, onAdded }: AddProductDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Add product">
      <AddProductForm onAdded={onAdded} />
    </Dialog>
  );
}

/** SPEC section 5, 'Add product', with the attributes of the label. */
function AddProductForm({ onAdded }: Pick<AddProductDialogProps, 'onAdded'>) {
  const signInAfter401 = useSignInAfter401();
  const { pathname, search } = useLocation();
  const fields = useRef<HTMLFormElement>(null);
  const firstPicture = useRef<ImageFieldHandle>(null);
  const [keptPictures] = useState(() => detailsIn({ ...findDraft(NEW_PRODUCT) }).pictures);
  useEffect(() => {
    if (fields.current) fillForm(fields.current, findDraft(NEW_PRODUCT) ?? {});
  }, []);
  const { formProps, errors, isBusy } = useForm({
    schema: loadSchema,
    prepare: (values) => ({
      ...values,
      price: numberIn(values.price),
      discount: numberIn(values.discount),
      cost: numberIn(values.cost),
      ...detailsIn(values),
    }),
    submit: async (form) => {
      const owner = getSignedInAs();
      const from = pathname + search;
      const adding = api('product/add', { body: withoutEmpty(form) }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 401 && owner && fields.current)
          saveDraft({ name: NEW_PRODUCT, from, values: readForm(fields.current) }, owner);
        throw error;
      });
      const { status, product } = await signInAfter401(adding);
      deleteDraft(NEW_PRODUCT);
      invalidateProducts();
      toast.success(status);
      onAdded(product);
    },
  });
  return (
    <form {...formProps} ref={fields} method="post" className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField label="Name" name="name" autoComplete="off" className="sm:col-span-2" error={errors.name} />
      <SelectField
        label="Category"
        name="category"
        defaultValue=""
        className="sm:col-span-2"
        error={errors.category}
      >
        <option value="" disabled>
          Choose a category
        </option>
        {categories.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label="Description"
        name="description"
        rows={3}
        maxLength={DESCRIPTION_MAX_CHARACTERS}
        className="sm:col-span-2"
        error={errors.description}
      />
      <PriceFields errors={errors} />
      <ImageField ref={firstPicture} error={errors.image} className="sm:col-span-2" />
      <FurtherPictures pictures={keptPictures} first={firstPicture} />
      <AttributeFields errors={errors} />
      <Button type="submit" look="primary" isBusy={isBusy} className="min-h-13 text-base sm:col-span-2">
        Add product
      </Button>
    </form>
  );
}
