/** Stands for the ERP of the marketplace: the ids of outlets, in the storage of the browser. */
export async function readErpId(restaurantId: string): Promise<string> {
  return localStorage.getItem(`erp:${restaurantId}`) ?? '';
}

export async function writeErpId(restaurantId: string, id: string): Promise<void> {
  localStorage.setItem(`erp:${restaurantId}`, id);
}
