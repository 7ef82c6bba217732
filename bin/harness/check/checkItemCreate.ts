import { asObject, type Fields } from '../../../sandbox/fields.ts';
import { type Answer, type Backend, callBackend, conforms, differs } from './backend.ts';
import type { Known, Step } from './plan.ts';
import { toForm } from './toForm.ts';

/** Name of the item that the check adds and deletes. */
const MARK = 'Contract check';

/** Adds an item, finds it in the menu, and deletes it. */
export async function checkItemCreate(backend: Backend, context: Known): Promise<Answer> {
  const restaurant = { restaurant_id: context.restaurantId };
  const call = (endpoint: Step['endpoint'], fields?: Fields) =>
    callBackend(backend, { endpoint, needs: [], ...(fields && { fields: () => fields }) }, context);
  const categories = await call('dishCategories');
  const category = asObject(Array.isArray(categories.data) ? categories.data[0] : null)?._id;
  if (!category) return differs('there is no dish category');
  const form = () =>
    toForm({
      ...restaurant,
      name: MARK,
      selling_price: 10,
      base_price: 10,
      dish_category_id: category,
      veg_nonveg: 'veg',
      product_type: 'simple',
      status: false,
      in_stock: false,
      recomended: false,
    });
  const created = await callBackend(
    backend,
    { endpoint: 'foodItemCreate', needs: [], form },
    context,
  );
  if (created.verdict !== 'conforms') return created;
  const id = asObject(created.data)?._id;
  const isInMenu = async () => {
    const { data } = await call('foodItemAll', restaurant);
    return Array.isArray(data) && data.some((one) => asObject(one)?._id === id);
  };
  if (!(await isInMenu())) return differs('the menu does not contain the item');
  const deleted = await call('foodItemDelete', { ...restaurant, dish_item_id: id });
  if (deleted.verdict !== 'conforms') return differs(`the item ${MARK} was not deleted`);
  return (await isInMenu()) ? differs('the deleted item is still in the menu') : conforms;
}
