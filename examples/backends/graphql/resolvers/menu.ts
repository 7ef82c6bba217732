import { isPicture, LARGEST_PICTURE } from '../../shared/pictures.ts';
import { type Context, restaurantOf } from '../context.ts';
import { found, refusal } from '../errors.ts';
import type { Item } from '../types.ts';

interface Update {
  id: string;
  change: Partial<Item>;
  image?: unknown;
}

const find = (context: Context, id: string) =>
  found(restaurantOf(context).menu.find((item) => item.id === id));

export const menu = {
  item: ({ id }: { id: string }, context: Context) => find(context, id),

  async updateItem({ id, change, image }: Update, context: Context) {
    const item = find(context, id);
    if (change.name?.trim() === '') refuse('name', 'Enter a name');
    if (change.price !== undefined && change.price <= 0)
      refuse('price', 'Enter a price above zero');
    if (image && (!isPicture(image) || image.size > LARGEST_PICTURE)) {
      refuse('image', 'Choose a PNG, JPEG or WebP of at most 5 MB');
    }
    const picture = isPicture(image)
      ? { picture: `pictures/${await context.pictures.add(image)}` }
      : {};
    return Object.assign(item, change, picture);
  },
  removeItem({ id }: { id: string }, context: Context) {
    const restaurant = restaurantOf(context);
    const item = find(context, id);
    restaurant.menu = restaurant.menu.filter((one) => one !== item);
    return true;
  },
};

function refuse(field: string, message: string): never {
  throw refusal('INVALID', message, { [field]: message });
}
