import type { Templates } from './classes.ts'

/** Threats and wishes of harm, which the labelled sets contain too rarely. */
export const TAUGHT_THREATS: Templates = {
  threat_dir_h: `
(Vou|Eu vou|Amanhã vou|Juro que vou|Um dia vou|Qualquer dia vou|Ainda vou) (matar|espancar|esfaquear|bater em|socar|queimar|enforcar|estrangular|metralhar|torturar|atropelar|quebrar a cara de|dar um tiro em|acabar com|caçar|degolar|surrar|dar uma surra em) (tod~s ~s|ess^s|quem é|um|qualquer|cada|o primeiro) {o}(.|!| que aparecer.| na minha frente.| dessa rua.)
(Vou|A gente vai|Vamos|Nós vamos) (matar|exterminar|expulsar|eliminar|caçar|fuzilar|pegar|queimar|estuprar|explodir|arrebentar|varrer do mapa|dar fim em|linchar) (tod~s ~s|ess^s|~s) {s}(.|!| um dia.| na porrada.| sem dó.| logo.| deste país.)
Se (eu vir|eu pegar|aparecer|passar aqui|eu cruzar com|encostar em mim|me olhar) {um} {o}, (eu mato|vai apanhar|leva tiro|vai morrer|eu acabo com a raça|quebro no meio|vai pro hospital|meto a faca|desço o cacete)(.|!)
(Cuidado|Se prepara|Se preparem|Fiquem espertos|Corram|Aviso), {s}(:|,) (vou matar vocês|vocês vão morrer|a gente sabe onde vocês moram|vai ter sangue|vamos atrás de vocês|seus dias estão contados|chegou a hora de vocês).
(Quero|Eu quero|Adoraria|Estou louco pra|Sonho em|Tô com vontade de|Me dá vontade de) (matar|bater em|espancar|dar um tiro em|socar|ver sangrar|ver morrer|cuspir em|pisar em|meter bala em|torturar) ({um} {o}|{s}|tod~s ~s {s}|ess^s {s}).
(Chego aí|Vou aí|Amanhã passo aí) (de faca|armado|com a minha turma|com gasolina) (e mato|e acabo com|e toco fogo em|pra pegar) ess^s {s}.
{o} (que aparecer aqui|que entrar na minha loja|que mexer comigo) (sai morto|leva bala|apanha|vai parar no caixão|não volta vivo).
(Minha mão|Meu revólver|Minha faca) (tá coçando pra|já tem nome:|espera por) (pegar |matar |){um} {o}.`,
  threat_norm_h: `
{s} (deveriam|deviam|devem|têm que|tinham que|precisam|merecem|merecem mesmo|só merecem|têm mais é que|podiam) (morrer|ser mortos|ser exterminad~s|ser enforcad~s|apanhar|ser queimados vivos|ser presos|levar um tiro|sofrer|desaparecer|ser castigad~s|ser eliminad~s|ser espancad~s|ser expulsos do país|ser castrad~s|ser estuprad~s|arder no inferno|ser apedrejados|levar surra|ser tratados na porrada|ser trancados|ser escravizados|ser jogados no mar|ser mandados embora)(.|!| todos.| na rua.| um por um.)
(Tomara que|Espero que|Quero que|Desejo que|Queria que|Torço pra que|Deus queira que) (tod~s ~s |~s |ess^s |){s} (morram|sofram|desapareçam|apodreçam|queimem no inferno|peguem uma doença|se matem|levem tiro|sejam expulsos|passem fome|morram de sede|sejam mort~s)(.|!)
(Morte a|Morte aos|Matem|Fuzilem|Prendam|Expulsem|Queimem|Eliminem|Enforquem|Castrem|Acabem com|Exterminem|Deportem) (tod~s ~s |ess^s |~s |){s}(.|!| já!| agora!)
(Alguém|O governo|A polícia|O exército|O povo|Deus|Um louco) (devia|tinha que|precisa|deveria|podia) (matar|exterminar|fuzilar|acabar com|prender|eliminar|expulsar|castrar|varrer|dar um jeito em|jogar uma bomba em) (tod~s ~s |ess^s |~s |){s}.
(Tem que|Tinha que|Era pra|O jeito é|A solução é|Só resolve se|Bom mesmo era|O ideal seria) (matar|fuzilar|exterminar|queimar|prender|expulsar|metralhar|bater em|jogar no rio|dar uma surra em|mandar embora|enforcar) (tod~s ~s |ess^s |~s |){s}.
(Ninguém|Não) (devia ter pena|precisa de dó|é crime bater|faz mal matar|é pecado surrar) (de|em|dess^s) {s}.
Não (é|seria) (crime|errado|pecado|problema) (matar|bater em|espancar|estuprar|escravizar) {um} {o}.
{um} {o} (merece|só merece|tem que levar|precisa de) (a morte|uma surra|um tiro|porrada|paulada|cadeia|sofrer|câncer|a fogueira|uma bala).
O que falta pra {o} é (surra|porrada|um tiro|uma boa surra|pau no lombo|um estupro corretivo|peia).
(Separa|Separem|Corta|Murem|Fecha) (logo |) (o Sul|essa região|a fronteira|tudo) e (deixa|deixem) ess^s {s} (morrer de fome|morrerem|sem água|se matarem|apodrecer|pra lá).
(Que|Se Deus quiser) (morram|se matem|queimem|sumam) (tod~s ~s|ess^s|logo ess^s) {s}.
(Hitler|A ditadura|A Inquisição|O feminicida|A escravidão) (fez pouco|devia ter acabado com|estava certo com|faz falta pra) {s}.`,
}
