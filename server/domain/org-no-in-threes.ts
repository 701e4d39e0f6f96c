/** Norwegian organisation numbers are written in threes. */
export function orgNoInThrees(orgNo: string): string {
  return orgNo.replaceAll(/\B(?=(?:\d{3})+$)/gu, ' ')
}
