/**
 * Words most often used in passwords here, possibly with digits and symbols around them. Our own list, based on published counts
 * of leaked passwords and on what a Brazilian newsroom would think of. Lower case, without accents.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
  senha minhasenha senhasenha novasenha suasenha mudar mudarsenha trocar trocarsenha segredo secreta teste testando
  admin administrador administracao root usuario convidado visitante suporte sistema acesso entrar login
  password passwd passw0rd p@ssw0rd p@ssword welcome letmein changeme iloveyou sunshine princess football baseball
  superman batman dragon monkey shadow master michael jordan pokemon naruto starwars whatever trustno internet
  computer computador notebook google facebook instagram telegram whatsapp youtube twitter microsoft windows
  brasil brazil saopaulo riodejaneiro curitiba salvador fortaleza recife brasilia portoalegre belohorizonte
  flamengo corinthians palmeiras saopaulofc santos vasco vascodagama fluminense botafogo gremio internacional
  cruzeiro atletico mengao timao verdao futebol selecao
  teamo euteamo amor amormeu meuamor amore minhavida vida familia minhafamilia felicidade saudade
  jesus jesuscristo deus deusefiel deusdeamor deusamor senhor fe maria ave nossasenhora aparecida gratidao
  mamae papai vovo filho filha princesa princesinha gatinha gatinho cachorro estrela estrelinha borboleta
  gabriel gabriela rafael rafaela mariana juliana fernanda fernando ricardo rodrigo eduardo carlos daniel daniela
  lucas mateus matheus pedro joao josedasilva silva santana amanda camila bruna bruno beatriz leticia larissa
  jornal jornalista jornalismo redacao reportagem noticia noticias imprensa checagem editora editor manchete
  lupa lupascan publicacao consulta
  qwerty qwertyuiop qwert asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc abc abcd abcde abcdef abcdefg abcdefgh
  abcabc aaaaaa xxxxxx asdasd qweasd qweqwe
  verao inverno primavera outono janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro
  segunda terca quarta quinta sexta sabado domingo
  `
    .trim()
    .split(/\s+/),
)
